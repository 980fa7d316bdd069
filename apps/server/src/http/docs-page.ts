import { APP_HEADER, COMMON_ERRORS, type Endpoint, type ErrorCode } from '@bluffline/contract'
import { ownErrorsOf, type Parameter, parametersOfEndpoint } from './openapi.ts'
import { STATUS } from './status.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string): string => value.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h2 { margin-top: 2.5rem; border-top: 1px solid; padding-top: 1rem; font-size: 1.1rem; }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; }
div.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #8888; }
`

const kindOf = ({ enum: values, format, type }: Parameter['schema']): string => {
  if (Array.isArray(values)) return values.map((value) => `<code>${text(String(value))}</code>`).join(', ')
  if (typeof format === 'string') return text(format)
  return type === 'string' ? 'text' : text(String(type ?? ''))
}

const parameterRow = (parameter: Parameter): string =>
  `<tr><th scope="row"><code>${text(parameter.name)}</code></th><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${text(parameter.description ?? '')}</td><td>${kindOf(parameter.schema)}</td></tr>`

const parameterTable = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? ''
    : `<div class="table"><table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Meaning</th><th scope="col">Values</th></tr></thead><tbody>${parameters.map(parameterRow).join('')}</tbody></table></div>`

const errorList = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `<code>${STATUS[code]} ${code}</code>`).join(', ')

const WHO: Readonly<Record<Endpoint['who'], string>> = {
  guest: 'Everybody may call it.',
  user: 'Signed-in people may call it.',
  test: 'Testers and admins may call it.',
  admin: 'Admins may call it.',
}

const ownErrors = (endpoint: Endpoint): string => {
  const codes = ownErrorsOf(endpoint)
  return codes.length > 0 ? `<p>Its own errors: ${errorList(codes)}.</p>` : ''
}

const section = (endpoint: Endpoint): string => `
<section id="${text(endpoint.id)}">
<h2><code>${endpoint.method} ${text(endpoint.path)}</code></h2>
<p>${text(endpoint.summary)}. ${WHO[endpoint.who]} Answers <code>${text(endpoint.mediaType ?? 'application/json')}</code>.${
  endpoint.paged ? ' Give <code>limit</code> for pages; the next one is in the <code>Link</code> header.' : ''
}</p>
${parameterTable(parametersOfEndpoint(endpoint))}
${ownErrors(endpoint)}
</section>`

/** The contract as one page for people: no script, nothing loaded from anywhere. */
export const docsPageOf = (endpoints: readonly Endpoint[], version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bluffline API</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Bluffline API ${text(version)}</h1>
<p>For programs there is <a href="/api/openapi.json">OpenAPI 3.1</a>. A failure is
<code>{ "code": …, "message": … }</code>; beside its own, any call can answer ${errorList(COMMON_ERRORS)}.
Signed-in people send the access token as <code>Authorization: Bearer …</code>; a write on the session's cookie alone also needs
<code>${APP_HEADER.name}: ${APP_HEADER.value}</code> and our own origin.</p>
<nav aria-label="Calls"><ul>${endpoints
  .map(({ id, method, path }) => `<li><a href="#${text(id)}"><code>${method} ${text(path)}</code></a></li>`)
  .join('')}</ul></nav>
${endpoints.map(section).join('\n')}
</main>
</body>
</html>
`
