/** The message names the environment variable that is invalid. */
export class ConfigError extends Error {}
