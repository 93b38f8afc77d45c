/** A letter ready to go; both parts say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one link of the letter, for the log of an installation without SMTP. */
  link: string | null;
}

/** Where letters leave the house. Throws when the letter was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes the letters to an address that still lie in the house. */
  forget(to: string): Promise<void>;
  close(): void;
}
