import type { ReactNode } from 'react'
import { LANDING_FACTS } from 'virtual:landing-facts'
import { useNavigate } from 'react-router'
import { LandingBody } from '../landing-body.tsx'
import { addressOfForm } from './own-address.ts'

/** The body drawn here, for those who came by another page. */
export function FreshBody({ seasonNews }: { readonly seasonNews: ReactNode }) {
  const navigate = useNavigate()
  return (
    <div
      onSubmit={(event) => {
        const address = addressOfForm(event.target, location.origin)
        if (address === null) return
        event.preventDefault()
        void navigate(address)
      }}
    >
      <LandingBody facts={LANDING_FACTS} seasonNews={seasonNews} />
    </div>
  )
}
