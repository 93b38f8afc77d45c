const progress = {
  intro: 'You, compared only with yourself. Nobody else sees it.',
  error: 'Your progress could not be loaded.',
  hide: 'Hide the numbers',
  practise: 'Practise now',
  more_one: '{{count}} more conversation at the same level to compare.',
  more_other: '{{count}} more conversations at the same level to compare.',
  empty: {
    title: 'Your progress starts with the first practice',
    text: 'After each rehearsal it is clearer what already works and what is worth repeating.',
    action: 'Go to practice',
  },
  picture: { better: 'Getting better in practice', steady: 'Practising to sell better' },
  summary: {
    better:
      'You improved in {{criterion}}: from {{first}} to {{recent}} in {{count}} conversations.',
    betterHidden: 'You improved in {{criterion}}.',
    sessions_one: '{{count}} complete practice. It is a start.',
    sessions_other: '{{count}} complete practices. Keep going.',
  },
  criteria: {
    change: '{{first}} to {{recent}}',
    same: '{{recent}}, as before',
    title: 'What changed',
    legend: 'Hollow: the first three conversations. Filled: the last five. From 0 to 4.',
    all: 'See all {{count}}',
  },
  levels: {
    title: 'By level',
    none: 'not yet',
    played: 'practised',
    won_one: 'sold in {{won}} of {{count}} practice',
    won_other: 'sold in {{won}} of {{count}} practices',
    next: 'You sell well at this level. Try {{level}}.',
  },
  margin: 'In practice sales you held {{share}} of the price ({{left}} stayed on the table).',
  week: {
    title: 'Your week',
    practised: 'practised',
    days_one: '{{count}} day with practice',
    days_other: '{{count}} days with practice',
  },
  numbers: 'See the numbers',
  table: {
    criterion: 'Criterion',
    first: 'First',
    recent: 'Recent',
    count: 'Conversations',
    date: 'Day',
    minutes: 'Minutes',
  },
};
export default progress;
