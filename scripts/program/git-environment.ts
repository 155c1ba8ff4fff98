/** Without the repository that a hook of Git names: Git would take the content folder for the root of its files. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _, ...others } = process.env;
  return process.env["GIT_WORK_TREE"] === undefined ? others : process.env;
}
