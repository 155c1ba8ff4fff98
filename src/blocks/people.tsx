import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { PhraseList } from "../components/phrase-list.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section/section.tsx";
import type { People as PeopleContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./people.module.css";
import pictured from "./people-picture.module.css";

export function People({ block, labels }: BlockProps<PeopleContent>) {
  return (
    <Section head={block}>
      <ul className={styles.people}>
        {block.items.map((person) => (
          <li key={person.name} className={styles.person}>
            {person.image && (
              <div className={pictured.portrait}>
                <Picture image={person.image} />
              </div>
            )}
            <h3 className={styles.name}>{person.name}</h3>
            <p className={styles.role}>{person.role}</p>
            <p className={styles.description}>
              <InlineMarkup text={person.description} />
            </p>
            {person.topics && <PhraseList label={labels.topics} items={person.topics} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
