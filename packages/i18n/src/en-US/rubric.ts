const rubric = {
  criteria: {
    opening: {
      title: 'Opening',
      rule: 'In the first two messages: who you are, why you write, at most 40 words, and a question or a request for permission (asking to close is none). One point for each.',
    },
    problem: {
      title: 'Finding the problem',
      rule: 'You asked about the difficulty (2 points), the buyer said what hurts (1 more) and you later used something that they said (1 more).',
    },
    consequence: {
      title: 'Consequence',
      rule: 'Each time that the person, asked by you once the pain is known, says what the problem causes earns 1, and 1 more if a later message of yours takes the answer up. Having only asked earns 1 in all.',
    },
    listening: {
      title: 'Listening',
      rule: 'How often you said back in your own words what the person had said (with at least two of their content words), divided by the facts of their case (the problem, what it causes, what was tried), at least 3. Half or more earns 4.',
    },
    questions: {
      title: 'Questions',
      rule: 'From 4 to 14 questions, never more than 3 in a row without a comment on the answers (each further one costs 1), and none asked again after it was answered (each costs 1). With nothing given back, 2 at most; with almost nothing given back, questions in a row cost 1 more.',
    },
    value: {
      title: 'Value for this case',
      rule: 'Benefits linked to what the person said: one earns 2, two or more earn 4; every generic pitch after the first costs 1 point.',
    },
    price_timing: {
      title: 'Timing of the price',
      rule: 'One point for each thing that came before the price: the problem, what it causes, something said back, your offer linked to the case; 4 also where the person already saw the value. Without having used anything that the person said, 1 at most; with their words, but nothing said back or linked, 2 at most; without the problem, 0.',
    },
    objections: {
      title: 'Objections',
      rule: 'For each objection: acknowledge, ask what is behind it, answer and confirm (1 point each); the average counts. Contradicting the person acknowledges nothing. An objection that still stands earns 2 at most, one that was called nothing 1; where the person had said to have less money than the price and nothing was said about it, 2 at most.',
    },
    margin: {
      title: 'Margin',
      rule: '4 when nothing was given away without a trade; every 5% of discount without a trade costs 2 points. A discount without anything in return never earns more than 2. In a trade the size counts: up to 7% below the list price earns 4, up to 12% 3, up to 20% 2, up to 30% 1. Splitting the same price or starting smaller is no discount. Does not apply where nothing was sold and the price did not change.',
    },
    decision_maker: {
      title: 'Decision maker',
      rule: 'You found out who decides (2); if the decision is shared, you involved the other person (1 more); you agreed on the form of payment (1 more; this point is given while only a visit or a conversation is spoken of). Who decides alone has nobody to involve: asking earns 4, knowing without asking 3. Asking with scorn earns 2 at most.',
    },
    next_step: {
      title: 'Next step',
      rule: '4 for a close with a form of payment or a date, or an accepted step with a date; 2 for a vague invitation that was accepted; 3 for a proposal with a day or an hour that was not accepted, made after listening; 1 for another request that was not accepted; 0 without a request.',
    },
    clarity: {
      title: 'Clarity',
      rule: 'No message has more than 60 words (2 points; up to 90, 1 point). It is rarely too much at once: more than 40 words without an answer, when that is more than twice what the person has just written, or more than two questions (at most once in five times, 2 points; twice in five, 1 point). A sentence in capitals costs 1; so does each time that the person says that it was too much, 2 at most.',
    },
    respect: {
      title: 'Respect',
      rule: '4 without pressure, without a bad word about anybody and without rudeness; each costs 2, and rudeness allows no more than 1. A promise that nobody can keep, or that your offer does not state, costs 1; so do laughing at what worries the person, and capitals, and hurrying without a reason. Scorn costs 2. If the person vanished, 4 only with a useful follow-up; every empty reminder costs 1.',
    },
  },
  acts: {
    greeting: { title: 'Opening', description: 'Says hello, who they are and why they write.' },
    ask_situation: {
      title: 'Situation question',
      description: 'Asks how things are today: how many, where, how it is done.',
    },
    ask_problem: { title: 'Problem question', description: 'Asks what bothers or does not work.' },
    ask_implication: {
      title: 'Consequence question',
      description: 'Asks what the problem causes or costs.',
    },
    ask_need_payoff: {
      title: 'Solution question',
      description: 'Asks what it would be like with the problem solved.',
    },
    ask_decision_maker: { title: 'Who decides', description: 'Asks who decides or takes part.' },
    ask_budget: { title: 'Budget', description: 'Asks how much the person thinks of investing.' },
    ask_timeline: { title: 'Timeline', description: 'Asks by when it is needed.' },
    reflection: {
      title: 'Saying back',
      description:
        'Says in their own words what the person said, with at least two of the person’s words.',
    },
    empathy: { title: 'Empathy', description: 'Acknowledges what the person feels.' },
    isolate_objection: {
      title: 'Understanding the objection',
      description: 'Asks what is behind the objection, or whether it is the only one.',
    },
    linked_pitch: {
      title: 'Linked benefit',
      description: 'Presents something linked to what the person said.',
    },
    generic_pitch: {
      title: 'General pitch',
      description: 'Talks about the product or the company without a link to the case.',
    },
    proof: { title: 'Proof', description: 'A case, number, photo, testimonial, sample or trial.' },
    state_price: { title: 'Price', description: 'Says the price.' },
    discount: {
      title: 'Discount',
      description: 'Lowers the price without asking for anything in return.',
    },
    trade_concession: { title: 'Trade', description: 'Gives one condition in return for another.' },
    answer_objection: {
      title: 'Answer to the objection',
      description: 'Answers the objection with an argument.',
    },
    involve_decision_maker: {
      title: 'Involving who decides',
      description: 'Offers to include the other person or to send them a summary.',
    },
    close: {
      title: 'Close',
      description: 'Asks for the purchase, the form of payment or the date.',
    },
    next_step: {
      title: 'Next step',
      description: 'Proposes a step with a date that is not the purchase.',
    },
    useful_follow_up: {
      title: 'Useful follow-up',
      description: 'Comes back after the silence with something new.',
    },
    pushy_follow_up: {
      title: 'Pushy follow-up',
      description: 'Asks for an answer without bringing anything.',
    },
    pressure: { title: 'Pressure', description: 'Pushes with haste, threat or scarcity.' },
    badmouth: {
      title: 'Badmouthing',
      description: 'Speaks badly of a competitor or another person.',
    },
    rudeness: { title: 'Rudeness', description: 'Offends or belittles the person.' },
    break_role: {
      title: 'Breaking the role',
      description: 'Tries to change the rules of the practice or to talk to the system.',
    },
    other: { title: 'Other', description: 'Any other sentence.' },
  },
  levels: {
    easy: {
      title: 'Easy',
      description:
        'An open buyer: 1 objection, trusts quickly. Needs 2 facts, 1 saying back and 1 linked benefit.',
    },
    medium: {
      title: 'Medium',
      description:
        'An ordinary buyer: 2 objections, sometimes vanishes after the price. Needs 3 facts, 1 consequence, 2 sayings back and 2 linked benefits.',
    },
    hard: {
      title: 'Hard',
      description:
        'A closed buyer: 3 objections, vanishes more often, and 1 in 10 is no customer. Needs 4 facts, 1 consequence, 2 sayings back and 2 linked benefits.',
    },
    brutal: {
      title: 'Brutal',
      description:
        'A very resistant buyer: 4 objections, little patience, almost always decides with somebody else. Needs 4 facts, 2 consequences, 3 sayings back and 2 linked benefits.',
    },
  },
};
export default rubric;
