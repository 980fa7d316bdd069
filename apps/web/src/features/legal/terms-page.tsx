import { TermsText } from './terms-text.tsx'

export function Page() {
  return <TermsText />
}
