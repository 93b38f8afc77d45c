/** The shape of a Portuguese message file with other texts in it: same keys, checked by the compiler. */
export type Translation<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Translation<Messages[Key]>;
};
