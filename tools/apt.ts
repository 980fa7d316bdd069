import { existsSync } from 'node:fs'
import { run } from './programs.ts'

/** Debian packages can be installed: root on a machine with apt. */
export const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian packages; false when apt could not. Its output is shown only when it failed. */
export const aptInstall = async (packages: readonly string[]): Promise<boolean> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run(['apt-get', 'update', '-qq'], { env, output: 'keep' })
  const ended = await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    output: 'keep',
  })
  if (!ended.ok) console.log(ended.output)
  return ended.ok
}
