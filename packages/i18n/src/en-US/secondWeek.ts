const secondWeek = {
  day: 'day {{day}}',
  count: {
    contact_one: '{{count}} contact',
    contact_other: '{{count}} contacts',
    conversation_one: '{{count}} conversation',
    conversation_other: '{{count}} conversations',
    proposal_one: '{{count}} proposal',
    proposal_other: '{{count}} proposals',
    sale_one: '{{count}} sale',
    sale_other: '{{count}} sales',
    loss_one: '{{count}} loss',
    loss_other: '{{count}} losses',
  },
  why: {
    nothing:
      'You have logged nothing on this channel yet. The week repeats what you could do and asks you to log every contact.',
    log: 'On this channel you logged {{logged}}: too little to know what to change. The week repeats what you could do and asks you to log every contact.',
    open: 'On this channel you logged {{logged}}: few people answered. The week changes how the conversation begins.',
    propose:
      'On this channel you logged {{logged}}: few conversations get to a proposal. The week works on that step.',
    close:
      'On this channel you logged {{logged}}: people with a proposal have yet to decide. The week is for following up.',
    grow: 'On this channel you logged {{logged}}: it is selling. The week repeats what worked with more people.',
    steady:
      'On this channel you logged {{logged}}: nothing to correct for now. The week keeps the pace.',
  },
  leftOver_one: 'Left over from the first week: {{days}}.',
  leftOver_other: 'Left over from the first week: {{days}}.',
  begin: {
    log: 'Open Results and log what happened in the first week: contacts, conversations, proposals and sales.',
    open: 'Look again at the contacts that got no answer. Write two new beginnings, each with a fact about the person and a single question.',
    propose:
      'Look again at the conversations that stopped before a proposal. Note in each one the question that was missing: the problem, the deadline or who decides.',
    close:
      'List the open proposals. Beside each one, write what was agreed and what the person still needs to decide.',
    grow: 'Note what your sales had in common: where the person came from, what they asked and what made them decide.',
    steady:
      'Look at what you logged in the first week and choose one thing to do differently in this one.',
  },
  first: {
    log: 'Talk to ten new people on this channel, one by one, and log every contact and conversation.',
    open: 'Use each new beginning with five people, one by one, and log who answered.',
    propose:
      'In each conversation, first ask what bothers them and since when. Only then say the price and agree when they will answer.',
    close:
      'Go back to the open proposals, one by one, with a new reason: an answer that was missing, a similar case or a date.',
    grow: 'Ask everyone who bought for the name of somebody with the same problem.',
  },
  second: {
    log: 'Go back to those who did not answer in the first week, with something new, and log what happened.',
    open: 'Compare the two beginnings and go on with the one that got more answers, with ten other people.',
    propose:
      'Make those who stopped answering a proposal of three lines: what it solves, what it costs and what the next step is.',
    close: 'Ask those who have not decided what they need to say yes or no. Log every answer.',
    grow: 'Make twice as many contacts as on your best day and log each one.',
  },
  task: {
    leftOver: 'Left over from the first week. {{text}}',
    repeat: 'Again, with other people. {{text}}',
    practise:
      'Practise the answer to “{{objection}}”, the reason for {{count}} losses. Then go back to somebody who said it.',
    script:
      'Read the opening script of this channel aloud and replace one sentence by one of your own.',
    rehearse:
      'Practise ten minutes with a simulated buyer of this customer and use the sentence that worked today.',
    referral: 'Ask somebody who is happy with you for the name of a person like them.',
    review:
      'Compare the two weeks in Results: answers, proposals and sales. Keep what worked and change one thing only.',
  },
};
export default secondWeek;
