import { PrivacyText } from './privacy-text.tsx'
import { RemovalForm } from './removal-form.tsx'

export function Page() {
  return <PrivacyText removal={<RemovalForm />} />
}
