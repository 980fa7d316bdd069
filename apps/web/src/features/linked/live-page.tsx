import { getLivePage } from '@bluffline/contract'
import { epochMs, formatDate } from '@bluffline/core'
import { usePorts } from '../../platform/ports.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { LinkState, WithToken } from './link-state.tsx'
import { useLinked } from './use-linked.ts'
import { WhereSection } from './where-section.tsx'

const TITLE = 'A shared position'

function Live({ token }: { readonly token: string }) {
  const { http } = usePorts()
  const linked = useLinked({
    page: `live/${token}`,
    read: () => http.call(getLivePage, { params: { token } }),
    everyMs: 15_000,
  })
  return (
    <LinkState title={TITLE} linked={linked}>
      {(page) => (
        <div className="space-y-6">
          <PageHeader
            title={`Where ${page.riderName} is`}
            lead={`Shared with whoever has this link, until ${formatDate(epochMs(Date.parse(page.expiresAt)))}.`}
          />
          <WhereSection {...page} />
        </div>
      )}
    </LinkState>
  )
}

/** `/live#TOKEN` */
export function Page() {
  return <WithToken title={TITLE}>{(token) => <Live key={token} token={token} />}</WithToken>
}
