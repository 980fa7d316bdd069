const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string): string => value.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.55 system-ui, sans-serif; }
main { max-width: 34rem; margin: 12vh auto 0; padding: 0 1.25rem; }
a { display: inline-block; min-height: 3rem; line-height: 3rem; }
`

/** A page that says one thing and leads on: no script, nothing loaded from anywhere. */
export const plainPage = (page: {
  title: string
  words: string
  link: { path: string; label: string }
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(page.title)} · Bluffline</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(page.title)}</h1>
<p>${text(page.words)}</p>
<p><a href="${text(page.link.path)}">${text(page.link.label)}</a></p>
</main>
</body>
</html>
`
