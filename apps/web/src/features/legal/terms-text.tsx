import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Changed, Items, LINK, Part } from './prose.tsx'

const FAIR = [
  'Report what you saw yourself, and correct it when it has changed.',
  'Do not send what is false, insulting or somebody else’s, and nothing that shows where another person is or lives.',
  'Do not break in, overload the server, or take the data of others.',
]

/** The terms on which the app is used. */
export function TermsText() {
  return (
    <article>
      <PageHeader
        title="Terms of Service"
        lead="Bluffline tells you what is known of a trail and who says so. Whether you ride it is your decision, on the day, at the trailhead."
      />
      <Part title="What Bluffline is">
        <p>
          An app for people who ride, hike, paddle, camp, hunt and fish in Arkansas: a catalogue of trails and places, a
          map, navigation and a recorder for your rides. You may use it with or without an account. Riding, navigating,
          recording, your data and everything for an emergency are free and stay free.
        </p>
      </Part>
      <Part title="What you can rely on, and what not">
        <p>
          Facts carry their source and its date. Where sources differ all of them are shown, and what nobody has said is
          “Unknown”. Trails, gates, seasons, fees and rivers change faster than any catalogue. A sign on the ground, a
          ranger, a landowner and the law come before what this app says.
        </p>
        <p>
          “Open today” means that nothing we know of closes the trail to your kind of machine today. It is no promise
          that a trail can be ridden, and says nothing of weather, water, mud or your skill. Private land stays private:
          a line on a map is no permission.
        </p>
      </Part>
      <Part title="Riding is dangerous">
        <p>
          Off-road riding can hurt and kill. You ride at your own risk, with your own judgement, within the law, and
          with what your machine and the land ask for: helmet, permit, spark arrester. Do not look at a screen while you
          move.
        </p>
      </Part>
      <Part title="In an emergency">
        <p>
          Call 911. Bluffline does not watch over you, and nobody looks at your position for you. A phone can be empty,
          wet, broken or without signal: tell somebody where you go and when you will be back, and carry what you need
          to stay out a night.
        </p>
      </Part>
      <Part title="Your account and your data">
        <p>
          Your rides, waypoints and plans are yours. You give us no right to them beyond storing them and giving them
          back to you on your devices. Keep your password to yourself. You can take everything along and delete the
          account at any time. See the{' '}
          <Link to="/privacy-policy" className={LINK}>
            Privacy Policy
          </Link>
          .
        </p>
        <p>
          What you report about trails you let us show to everybody, without your name, so that others can rely on it.
        </p>
      </Part>
      <Part title="Fair use">
        <Items of={FAIR} />
        <p>An account that does so again and again can be closed.</p>
      </Part>
      <Part title="Where the facts come from">
        <p>
          Lines and places of the US Forest Service and other federal agencies are in the public domain. Everything else
          is single facts, each with its source. Names of parks and agencies are theirs; Bluffline speaks for none of
          them.
        </p>
      </Part>
      <Part title="No warranty">
        <p>
          Bluffline is given as it is, without warranty of any kind. As far as the law allows, the people who run it are
          not liable for what follows from using it, from an error in it, or from its being out of reach. Nothing here
          takes away a right that the law says cannot be taken away.
        </p>
      </Part>
      <Part title="Changes">
        <p>These terms can change; the date below says when they last did. The laws of the State of Arkansas apply.</p>
      </Part>
      <Changed on="November 21, 2026" />
    </article>
  )
}
