import { ActionLink, type BlockProps, Paragraph, PhraseList, Picture, Section } from "../../block.ts";
import type { People as PeopleContent } from "../../content.gen.ts";
import styles from "./people.module.css";

export function People({ block, labels }: BlockProps<PeopleContent>) {
  const hasWords = block.items.some(({ description, topics }) => description ?? topics);
  return (
    <Section head={block}>
      <ul className={hasWords ? `columns ${styles.people}` : `columns ${styles.people} ${styles.brief}`}>
        {block.items.map((person, index) => (
          <li key={index} className={`stack ${styles.person}`}>
            {person.image && <Picture image={person.image} className={styles.portrait} />}
            <h3>{person.name}</h3>
            <p className="label">{person.role}</p>
            <Paragraph text={person.description} className="soft" />
            {person.topics && <PhraseList label={labels.topics} items={person.topics} />}
            {person.links && (
              <ul className={`row ${styles.links}`}>
                {person.links.map((link, index) => (
                  <li key={index}>
                    <ActionLink action={link} emphasis="plain" about={person.name} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
