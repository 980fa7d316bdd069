import type { Plugin } from 'vite'

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/
const MADE_BY_REACT = /= (React\$1\.(?:forwardRef|memo|createContext)\()/g
/** Of use in a debugger alone, and a reason for the bundler to keep what has one. */
const DEBUG_NAME = /^\w+\.displayName = "[^"]*";$/gm

/** Lets the bundler leave out what the app takes none of: the router does not mark its components and contexts as free of effects. */
export function leanRouter(): Plugin {
  return {
    name: 'bluffline-lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replace(MADE_BY_REACT, '= /* @__PURE__ */ $1').replace(DEBUG_NAME, ''),
        map: null,
      }),
    },
  }
}
