import type pt from '../pt-BR/home.ts';
import type { Translation } from '../translation.ts';

const home: Translation<typeof pt> = {
  trail: 'Where you are',
  breadcrumb: 'Home',
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  intro: 'Got 5 minutes? Start here.',
  next: {
    label: 'Your next step',
    avatar: {
      title: 'Discover how you sell',
      text: 'A conversation of 17 questions, about 4 minutes. At the end, your Sales Avatar.',
      action: 'Start the conversation',
      continue: 'Continue: {{step}} of {{total}}',
    },
    accept: {
      title: 'Your Sales Avatar is ready',
      text: 'See whether it looks like you. Accept it or ask for another reading.',
      action: 'See my avatar',
    },
    icp: {
      title: 'Now draw who you want to serve',
      text: 'With your avatar ready, create your first ideal customer.',
      action: 'Create my ICP',
    },
    finish: {
      title: 'Finish describing {{name}}',
      text_zero: 'Only the confirmation is left for this ideal customer to be ready.',
      text_one: 'Only {{count}} question left for this ideal customer to be ready.',
      text_other: 'Only {{count}} questions left for this ideal customer to be ready.',
      action: 'Continue',
    },
    channels: {
      title: 'Where to find {{name}}',
      text: 'See the acquisition channels of this ideal customer and prepare the scripts.',
      action: 'Open the ICP',
    },
    scripts: {
      title: 'Prepare what you will say',
      text: '{{channel}} is the best way to {{name}}. Generate the scripts and take them to your next conversation.',
      action: 'See the scripts',
    },
    practice: {
      title: 'Rehearse before the real conversation',
      text: 'A 5-minute conversation with a simulated buyer of the ICP “{{name}}”. Nobody sees it, and a mistake here costs no sale.',
      action: 'Start my first practice',
    },
    cards: {
      title_one: '{{count}} card for today',
      title_other: '{{count}} cards for today',
      text: 'Up to 2 minutes each: answer again what stopped you before.',
      action: 'Answer now',
    },
    result: {
      title: 'What has it brought so far?',
      text: 'Log the first contact: it takes 5 seconds, and the figures become your own.',
      action: 'Log it',
    },
    plan: {
      title: 'Day {{day}} on the channel {{channel}}',
      text: '{{task}}',
      action: 'Open the plan',
    },
    arena: {
      title: 'Visiting somebody today?',
      text: 'Ask ARENA what to answer when you hear “it is expensive” from: {{name}}.',
      action: 'Open ARENA',
    },
    error: 'Could not see where you left off.',
    offline: 'You are offline. Your next step appears here when the connection is back.',
  },
  visits: {
    title: 'Before the visit',
    script: 'Open script',
    arena: 'Ask ARENA',
    practice: 'Practise for 5 minutes',
  },
  objection: { title: 'Objection of the day', answer: 'Answer' },
  week: {
    title: 'Your week',
    practised_zero: 'No day with practice',
    practised_one: '{{count}} day with practice',
    practised_other: '{{count}} days with practice',
    practisedDay: 'With practice',
  },
  log: { contact: '+ Contact', proposal: '+ Proposal', sale: '+ Sale', loss: 'Lost it' },
  figures: {
    title: 'Your last 30 days',
    amount: 'Sold',
    sales: 'Sales',
    conversations: 'Conversations',
    insight: {
      contacts: 'Contacts {{from}} → conversations {{to}}: most is lost at the opening.',
      conversations: 'Conversations {{from}} → proposals {{to}}: most is lost before the proposal.',
      proposals: 'Proposals {{from}} → sales {{to}}: most is lost at the closing.',
      sales: 'Sales: {{to}} in 30 days, {{from}} in the 30 before.',
    },
    open: 'See results',
    error: 'Your results could not be loaded.',
  },
  sample: {
    badge: 'Example',
    note: 'These figures are an example of how your panel will look.',
  },
  kpis: {
    title: 'Key figures',
    sales: { label: 'Sales this month', value: 'R$ 45,230', change: '+12.5% on last month' },
    leads: { label: 'Active leads', value: '127', change: '+8 this week' },
    conversion: { label: 'Conversion rate', value: '23.4%', change: '+2.1 points' },
    meetings: { label: 'Meetings booked', value: '18', change: '4 for today' },
  },
  chart: {
    title: 'Sales overview',
    text: 'The chart of your sales is in Results.',
  },
  activities: {
    title: 'Recent activities',
    items: {
      call: { text: 'Call with Marina, from Padaria Pão & Prosa', time: '2 hours ago' },
      email: { text: 'Proposal sent to Studio Horizonte', time: '4 hours ago' },
      meeting: { text: 'Meeting with Clínica Bem Viver', time: 'tomorrow, 10 am' },
      deal: { text: 'Deal closed with Auto Peças Silva', time: 'yesterday' },
    },
    types: { call: 'Call', email: 'Email', meeting: 'Meeting', deal: 'Deal' },
    status: { success: 'Done', pending: 'Pending', scheduled: 'Scheduled' },
  },
  insights: {
    title: 'AI insights',
    text: 'Your customers answer more on Tuesday and Thursday mornings. Keep that time for your most important calls.',
  },
};
export default home;
