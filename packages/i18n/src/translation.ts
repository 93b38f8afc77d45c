/** The type of a translated message file: the keys of the Portuguese one. */
export type Translation<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Translation<Messages[Key]>;
};
