import type pt from '../pt-BR/shares.ts';
import type { Translation } from '../translation.ts';

const shares: Translation<typeof pt> = {
  share: 'Share',
  title: { review: 'Share this result', progress: 'Share my progress' },
  kind: { review: 'Result of a practice', progress: 'Progress in practice' },
  nothingElse: 'Nothing of yours is visible to others but what you share here.',
  include: {
    transcript: 'Show the conversation',
    numbers: 'Show numbers',
    name: 'Show my first name',
  },
  days: 'The link is valid for',
  dayCount_one: '{{count}} day',
  dayCount_other: '{{count}} days',
  copy: 'Copy link',
  send: 'Send',
  link: 'Your link',
  undoable: 'Whoever has the link can see it. You can undo it in Settings.',
  failed: 'The link could not be created. Try again.',
  sendFailed: 'It could not be sent. Copy the link and paste it where you like.',
  picture: {
    send: 'Make a picture',
    saved: 'Picture saved on this device',
    failed: 'The picture could not be made. Try again.',
    hint: 'The picture shows only what is ticked, never the conversation.',
    by: 'Shared by {{name}}',
  },
  list: {
    title: 'Shared links',
    empty: 'No active link.',
    error: 'Your links could not be loaded.',
    of: '{{kind}}, created on {{day}}',
    shows: 'Shows: {{parts}}',
    parts: {
      result: 'the result',
      transcript: 'the conversation',
      numbers: 'the numbers',
      name: 'your first name',
    },
    until: 'Until {{day}}',
    end: 'Undo',
    endOf: 'Undo: {{kind}}, created on {{day}}',
    ended: 'Done, this link no longer opens.',
    failed: 'It could not be undone. Try again.',
  },
};
export default shares;
