import type pt from '../pt-BR/sellerQuestions.ts';
import type { Translation } from '../translation.ts';

const sellerQuestions: Translation<typeof pt> = {
  selling: {
    text: "Hi! I'm the SalesAI Oracle. I'll get to know you in 17 quick steps. To begin: are you selling today?",
    options: { yes: 'Yes, I already sell', no: 'Not yet, I want to start' },
  },
  experience: {
    text: 'How long have you worked in sales?',
    options: {
      starting: "I'm just starting",
      upToTwo: 'Up to 2 years',
      upToFive: '2 to 5 years',
      veteran: 'More than 5 years',
    },
  },
  territories: {
    text: 'Which territories do you sell in, or want to? You may pick several.',
    options: {
      products: 'Physical products',
      services: 'Services',
      realEstate: 'Real estate',
      automotive: 'Automotive',
      other: 'Other',
    },
  },
  channels: {
    text: 'Which channels do you sell through? Pick all you use.',
    options: {
      whatsapp: 'WhatsApp',
      instagram: 'Instagram',
      inPerson: 'In person',
      phone: 'Phone',
      marketplace: 'Marketplace',
      referral: 'Referral',
      other: 'Other',
    },
  },
  revenue: {
    text: 'Roughly how much do you make a month from sales?',
    options: {
      upTo2: 'Up to R$ 2 thousand',
      from3to6: 'R$ 3 to 6 thousand',
      from7to10: 'R$ 7 to 10 thousand',
      over10: 'Over R$ 10 thousand',
    },
  },
  satisfaction: {
    text: "From 0 to 10, how happy are you with today's results?",
    placeholder: 'A grade from 0 to 10',
  },
  goal: {
    text: 'What is your financial goal for the next 12 months?',
    placeholder: 'E.g. reach R$ 15 thousand a month',
  },
  motivation: {
    text: 'What moves you most in sales?',
    options: {
      money: 'Money',
      recognition: 'Recognition',
      freedom: 'Freedom',
      impact: "Impact on people's lives",
    },
  },
  archetype: {
    text: 'Which of these ways of selling is most like yours?',
    options: {
      hunter: 'Hunter: I go after it and close',
      consultant: 'Consultant: I understand before I offer',
      communicator: 'Communicator: I win people by talking',
      strategist: 'Strategist: I plan every step',
    },
  },
  challenge: {
    text: 'What is your biggest challenge in sales today?',
    placeholder: 'In your own words',
  },
  training: {
    text: 'Have you done sales training before?',
    options: { several: 'Yes, several', few: 'One or two', never: 'Never' },
  },
  courses: {
    text: 'What was the best or the worst experience you had with a course?',
    placeholder: 'What worked, or what annoyed you',
  },
  learning: {
    text: 'How do you learn best?',
    options: {
      video: 'Watching videos',
      reading: 'Reading and taking notes',
      practice: 'Practising',
      audio: 'Listening to audio',
    },
  },
  challenges: {
    text: 'Are you up for weekly challenges, or do you prefer your own pace?',
    options: { weekly: 'Up for weekly challenges', ownPace: 'My own pace' },
  },
  friends: {
    text: 'Would you invite friends on this journey?',
    options: { yes: 'Yes, for sure', maybe: 'Maybe', unsure: 'Not sure yet' },
  },
  word: {
    text: 'In one word: what do you look for in a sales community?',
    placeholder: 'One word',
  },
  close: {
    text: "That's all I need. May I create your Sales Avatar?",
  },
};
export default sellerQuestions;
