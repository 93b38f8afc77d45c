/**
 * The version of what the conversation and the safety gate store with a turn. To be incremented when
 * its shape or its meaning changes: what was stored by another version is decided anew.
 */
export const STORED_VERSION = 1;
