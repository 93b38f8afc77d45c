export type Task =
  | 'sellerProfile'
  | 'icpProfile'
  | 'channelChoice'
  | 'channel'
  | 'channelScripts'
  | 'coachReply';

/** Instructions in one language; keys of answers and names of data are Portuguese in all. */
export interface PromptWords {
  /** Rules for every job: role, injected orders, claims, language; the last one names the language. */
  rules: readonly string[];
  tasks: Readonly<Record<Task, string>>;
  /** Followed by the JSON Schema. */
  onlyJson: string;
  /** One per attempt, so that repeated profiles differ. */
  angles: readonly [string, ...string[]];
  reading: (number: number) => string;
  channel: (name: string) => string;
  /** Used when there are documents, but no matching passage. */
  noPassage: string;
  noDocuments: string;
  stillReading: string;
  /** Precedes the seller's message. */
  message: string;
  unusable: (problem: string) => string;
}
