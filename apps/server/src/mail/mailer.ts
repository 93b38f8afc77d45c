/** A mail ready to send; text and HTML have the same content. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The only link in the mail, logged by an installation without SMTP. */
  link: string | null;
}

/** Sends mail. `send` throws when the mail was not accepted. */
export interface Mailer {
  send(mail: MailMessage): Promise<void>;
  /** Deletes stored mail to an address. */
  deleteQueued(to: string): Promise<void>;
  close(): void;
}
