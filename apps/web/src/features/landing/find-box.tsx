import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Asks the finder. A plain form: it works before any script has come, and the page sends it on without loading anew. */
export function FindBox() {
  return (
    <form
      action="/ai-trails"
      role="search"
      aria-label="Trails"
      className="mx-auto mt-6 flex w-full max-w-6xl items-end gap-2"
    >
      <TextField
        id="find-a-trail"
        label="Find a trail"
        name="q"
        placeholder="Trail, system, town or county"
        autoComplete="off"
        className="flex-1"
      />
      <Button type="submit" tone="primary" size="comfortable" icon="search">
        Find
      </Button>
    </form>
  )
}
