/** Everything that a mark of practice rests on, as `GET /api/practice/rubric` answers it. */
const rubric = {
  criteria: {
    opening: {
      title: 'Opening',
      rule: 'In your first two messages you say who you are and why you write, in at most 40 words, and end with a question or ask for permission.',
    },
    problem: {
      title: 'Problem',
      rule: 'You ask about the problem, and the buyer tells what hurts.',
    },
    consequence: {
      title: 'Consequence',
      rule: 'You ask what the problem costs or causes; two answered questions earn the full mark.',
    },
    listening: {
      title: 'Listening',
      rule: 'You say back, in the buyer’s own words, what they have just told you. The full mark asks for this for at least half of the facts they told.',
    },
    questions: {
      title: 'Questions',
      rule: 'From 4 to 14 questions in the conversation, never more than 3 in a row and none repeated.',
    },
    value: {
      title: 'Value',
      rule: 'You link what you sell to something the buyer told, at least twice, and pitch in general terms at most once.',
    },
    price_timing: {
      title: 'Timing of the price',
      rule: 'The price comes only after the buyer has seen value.',
    },
    objections: {
      title: 'Objections',
      rule: 'For each objection: acknowledge, ask, answer and confirm that it is settled. One point each.',
    },
    margin: {
      title: 'Margin',
      rule: 'You defend the price. A discount without anything in return makes this mark zero.',
    },
    decision_maker: {
      title: 'Decision maker',
      rule: 'You find out who decides, involve that person and agree on the form of payment.',
    },
    next_step: {
      title: 'Next step',
      rule: 'You close with a form of payment or a date, or set a next step on a day.',
    },
    clarity: {
      title: 'Clarity',
      rule: 'You write at most 60% of the words of the conversation, and no message has more than 60 words.',
    },
    respect: {
      title: 'Respect',
      rule: 'No pressure and no bad word about anybody; after a silence you come back with something useful.',
    },
  },
  acts: {
    greeting: { title: 'Greeting', description: 'Says hello or introduces themselves.' },
    ask_situation: {
      title: 'Situation question',
      description: 'Asks how things are today: size, routine, who serves.',
    },
    ask_problem: {
      title: 'Problem question',
      description: 'Asks what bothers, what is missing or what goes wrong.',
    },
    ask_implication: {
      title: 'Implication question',
      description: 'Asks what the problem costs or causes.',
    },
    ask_need_payoff: {
      title: 'Need-payoff question',
      description: 'Asks what would change with the problem solved.',
    },
    ask_decision_maker: {
      title: 'Decision-maker question',
      description: 'Asks who else takes part in the decision.',
    },
    ask_budget: {
      title: 'Budget question',
      description: 'Asks how much the person wants to invest or already spends.',
    },
    ask_timeline: { title: 'Timeline question', description: 'Asks by when the person needs it.' },
    reflection: {
      title: 'Reflection',
      description: 'Says back what the buyer told, in their words.',
    },
    empathy: { title: 'Empathy', description: 'Acknowledges what the person feels or lives.' },
    isolate_objection: {
      title: 'Isolating the objection',
      description: 'Asks what is behind the objection, or whether it is the only one.',
    },
    linked_pitch: {
      title: 'Linked pitch',
      description: 'Shows what they sell starting from something the buyer told.',
    },
    generic_pitch: {
      title: 'Generic pitch',
      description: 'Talks about the product without any link to what the buyer told.',
    },
    proof: {
      title: 'Proof',
      description: 'Shows a case, a number or something that can be checked.',
    },
    state_price: { title: 'Stating the price', description: 'Says how much it costs.' },
    discount: { title: 'Discount', description: 'Lowers the price without anything in return.' },
    trade_concession: {
      title: 'Traded concession',
      description: 'Improves the terms and asks for something in return.',
    },
    answer_objection: {
      title: 'Answering the objection',
      description: 'Answers the reason that the buyer gave.',
    },
    involve_decision_maker: {
      title: 'Involving the decision maker',
      description: 'Offers to talk to the person who decides, too, or prepares something for them.',
    },
    close: {
      title: 'Close',
      description: 'Asks for the decision, with a form of payment or a date.',
    },
    next_step: { title: 'Next step', description: 'Sets what happens next, with day and time.' },
    useful_follow_up: {
      title: 'Useful follow-up',
      description: 'Comes back with news, a proof or the missing answer.',
    },
    pushy_follow_up: {
      title: 'Pushy follow-up',
      description: 'Asks for an answer without bringing anything new.',
    },
    pressure: {
      title: 'Pressure',
      description: 'Pushes the decision with urgency or fear of losing.',
    },
    badmouth: {
      title: 'Badmouthing',
      description: 'Speaks badly of a competitor or somebody else.',
    },
    rudeness: { title: 'Rudeness', description: 'Offends or belittles the buyer.' },
    break_role: {
      title: 'Breaking the role',
      description: 'Talks to the exercise, not to the buyer.',
    },
    other: { title: 'Other', description: 'Nothing on this list.' },
  },
  levels: {
    easy: { title: 'Easy', description: 'An open and patient buyer with one objection.' },
    medium: {
      title: 'Medium',
      description: 'A busy buyer with two objections, who sometimes vanishes after the price.',
    },
    hard: {
      title: 'Hard',
      description:
        'A distrustful buyer with three objections and less patience. May be no customer for you.',
    },
    brutal: {
      title: 'Brutal',
      description:
        'A closed buyer with four objections, little patience and a fight over the price.',
    },
  },
};
export default rubric;
