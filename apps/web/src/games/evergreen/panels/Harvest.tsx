// The end of the game in the dock: fertility, biome by biome, counted while the planets count.
import { Icon } from '../../../art/Icon.tsx';
import { nameOf } from '../../../kit/screen/words.ts';
import { countedAt, countedBiomes, type gameEnd, harvestMs } from '../planet/harvest.ts';
import { symbolOf } from '../symbols.ts';
import type { Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Harvest.css';

interface HarvestProps extends WithWords {
  readonly position: Table;
  readonly end: NonNullable<ReturnType<typeof gameEnd>>;
}

/** How long before the end of the ceremony the sums are told. */
const SUMS_BEFORE = 1500;

export function Harvest({ words, position, end }: HarvestProps) {
  const biomes = countedBiomes(end);
  const sumsAt = harvestMs(end) - SUMS_BEFORE;
  return (
    <section class="eg-harvest" aria-label={words.season.harvest}>
      <h2>
        <Icon id="eg-fertility" />
        {words.season.harvest}
      </h2>
      <table>
        <thead>
          <tr>
            <td />
            {biomes.map((biome) => (
              <th key={biome} scope="col" style={`--b:var(--${biome});--at:${countedAt(end, biome)}ms`}>
                <span class="eg-biome-sign">
                  <Icon id={symbolOf(biome)} />
                </span>
                <span class="unseen">{words.biomes[biome]}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {end.fertility.map((points, seat) => (
            <tr key={nameOf(position.chairs, seat)}>
              <th scope="row" class={`seat-name seat-${seat}`}>
                {nameOf(position.chairs, seat)}
              </th>
              {biomes.map((biome) => (
                <td key={biome} style={`--at:${countedAt(end, biome)}ms`}>
                  {points[biome]}
                </td>
              ))}
              <td style={`--at:${sumsAt}ms`}>
                <strong>+{biomes.reduce((sum, biome) => sum + points[biome], 0)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
