import type { Plugin } from 'vite'

/** Asks for the one font file together with the style sheet, so that text is set in it from the first paint on. */
export function preloadFont(): Plugin {
  return {
    name: 'bluffline-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((name) => /archivo-latin-wdth-normal.*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
