import { usePush } from '../../../data/push/use-push.ts'
import { failureWords } from '../../../data/session/sign-in.ts'
import { usePorts } from '../../../platform/ports.ts'
import type { PushProblem } from '../../../platform/push.ts'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { useToast } from '../../../ui/toast.tsx'

const PROBLEMS: Readonly<Record<PushProblem, string>> = {
  refused: 'The browser does not allow it. Allow notifications for this site in its settings and try again.',
  failed: 'The push service of this browser cannot be reached. Try again with a network.',
}

/** The rider's own part: asked here, on this device, when a ride is overdue. */
export function NotifyMe() {
  const { errors } = usePorts()
  const { isSupported, state, turnOn, turnOff } = usePush()
  const { show } = useToast()
  const fail = (description: string) => void show({ title: 'Not changed', description, tone: 'danger' })
  const change = async (isOn: boolean) => {
    try {
      const problem = isOn ? await turnOn() : await turnOff()
      if (problem) fail(PROBLEMS[problem])
    } catch (error) {
      errors.record(error)
      fail(failureWords(error, 'The server could not do it.'))
    }
  }
  return (
    <section aria-labelledby="notify-title" className="mt-8 border-t border-line pt-5">
      <h2 id="notify-title" className="type-heading">
        And you
      </h2>
      {isSupported ? (
        <SwitchField
          label="Notify me on this device"
          hint="When a ride of yours is overdue, before your contacts are told; when somebody answers an alert; when water rises or a camp site opens that you watch."
          checked={state === 'on'}
          disabled={state === 'asking'}
          onChecked={(isOn) => void change(isOn)}
        />
      ) : (
        <p className="mt-1 text-small text-ink-muted">
          This browser shows no notifications of web apps. On an iPhone, add Bluffline to the home screen first. Or add
          yourself as a contact: “That is me”.
        </p>
      )}
    </section>
  )
}
