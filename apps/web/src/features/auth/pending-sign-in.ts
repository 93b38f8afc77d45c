interface Credentials {
  email: string;
  password: string;
}

/** Who registered a moment ago in this tab, so that confirming the address needs no second typing. */
let pending: Credentials | null = null;

/** Kept in memory only: a reload forgets it, and the person signs in as usual. */
export const pendingSignIn = {
  remember: ({ email, password }: Credentials) => {
    pending = { email, password };
  },
  get: () => pending,
  forget: () => {
    pending = null;
  },
};
