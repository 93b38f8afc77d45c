/** The entry of local storage with the answers of a questionnaire. */
export const answersKey = (name: string) => `salesai-chat:${name}`;
