/** Thrown with the name of a variable that is wrong. */
export class ConfigError extends Error {}
