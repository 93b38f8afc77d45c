import type pt from '../pt-BR/scripts.ts';
import type { Translation } from '../translation.ts';

const scripts: Translation<typeof pt> = {
  /** In the breadcrumbs while the channel's name is loading. */
  channel: 'Channel',
  title: 'Scripts - {{channel}}',
  breadcrumbs: 'Where you are',
  text: 'Tap a script to read it on the teleprompter.',
  empty: {
    title: 'No Scripts Created',
    text: 'Get the texts of this channel, from opening to closing, in the words of your ideal customer.',
  },
  generate: 'Generate Scripts',
  generating: { title: 'Writing the scripts...', progress: 'Progress of the scripts' },
  generated: 'Scripts generated successfully!',
  none: 'No script generated.',
  remove: 'Remove scripts',
  removing: 'Removing...',
  removed: 'Scripts removed',
  undo: 'Undo',
  types: { intro: 'Opening', main: 'Main', cta: 'Closing', other: 'Extra' },
  edited: 'Edited by you',
  duration: 'Time to read aloud: {{duration}}',
  open: 'Open on the teleprompter: {{title}}',
  editOf: 'Edit: {{title}}',
  editing: {
    title: 'Edit script',
    label: 'Text of the script',
    hint: 'What stands in [brackets] is for you to fill in on the spot.',
    save: 'Save',
    saved: 'Script saved',
    restore: 'Restore original',
    restored: 'Original text restored',
    discard: {
      title: 'Discard the changes?',
      text: 'What you changed in this script is not saved yet and will be lost.',
      confirm: 'Discard',
      keep: 'Keep editing',
    },
  },
  copyMessage: 'Copy message {{position}}: {{title}}',
  sendMessage: 'Open message {{position}} in WhatsApp: {{title}}',
  recipient: {
    label: 'Who is it for?',
    hint: 'The name goes into all texts on this screen and is not stored.',
  },
  fill: {
    title: 'Still to fill in',
    missing_one: '{{count}} is missing. If you send it now, the brackets stay.',
    missing_other: '{{count}} are missing. If you send it now, the brackets stay.',
  },
  confirm: {
    title: 'What only you know',
    text: 'Fill this in once: the values appear in all scripts for this customer. You can change them later.',
    missing_one: '{{count}} to fill in',
    missing_other: '{{count}} to fill in',
    complete: 'All filled in',
    save: 'Save',
    saved: 'Saved in all scripts for this customer',
    error: 'Could not save. Try again.',
  },
  printOf: 'Print: {{title}}',
  printAll: 'Print all',
  errors: {
    list: 'Error loading scripts',
    generate: 'Error generating scripts',
    remove: 'Error removing scripts',
    undo: 'Could not undo. Try again.',
    edit: 'The script could not be saved. Try again.',
    restore: 'The original could not be restored. Try again.',
  },
};
export default scripts;
