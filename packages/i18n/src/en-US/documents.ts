import type pt from '../pt-BR/documents.ts';
import type { Translation } from '../translation.ts';

const documents: Translation<typeof pt> = {
  received_one: '{{count}} file received. Reading starts in a moment.',
  received_other: '{{count}} files received. Reading starts in a moment.',
  noneReceived: 'No file was received. {{details}}',
  none: 'Choose at least one file',
  notFound: 'File not found',
  problem: {
    empty: 'There is no text in this file. If it was scanned, send a version with selectable text.',
    encrypted: 'Protected by a password. Send a copy without one.',
    invalid: 'The file is damaged and could not be read.',
    too_large: 'Too large. The limit is {{megabytes}} MB a file.',
    interrupted: 'Reading stopped before the end. What was read already counts in the answers.',
    unread: 'Reading did not finish. Split the file into smaller parts and send them again.',
    refused: 'Type not accepted. Send PDF, DOCX or TXT.',
    batch: 'Send at most {{batch}} files at a time.',
    full: 'You already have {{documents}} files. Delete one to send another.',
  },
};
export default documents;
