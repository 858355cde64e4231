import * as migration_20261121_095536_initial_schema from './20261121_095536_initial_schema.ts';
import * as migration_20261121_104937_page_opinions from './20261121_104937_page_opinions.ts';
import * as migration_20261121_175552_marathi_menu_links from './20261121_175552_marathi_menu_links.ts';
import * as migration_20261122_093502_facts_of_the_council from './20261122_093502_facts_of_the_council.ts';
import * as migration_20261122_095405_moving_in from './20261122_095405_moving_in.ts';

export const migrations = [
  {
    up: migration_20261121_095536_initial_schema.up,
    down: migration_20261121_095536_initial_schema.down,
    name: '20261121_095536_initial_schema',
  },
  {
    up: migration_20261121_104937_page_opinions.up,
    down: migration_20261121_104937_page_opinions.down,
    name: '20261121_104937_page_opinions',
  },
  {
    up: migration_20261121_175552_marathi_menu_links.up,
    down: migration_20261121_175552_marathi_menu_links.down,
    name: '20261121_175552_marathi_menu_links',
  },
  {
    up: migration_20261122_093502_facts_of_the_council.up,
    down: migration_20261122_093502_facts_of_the_council.down,
    name: '20261122_093502_facts_of_the_council',
  },
  {
    up: migration_20261122_095405_moving_in.up,
    down: migration_20261122_095405_moving_in.down,
    name: '20261122_095405_moving_in'
  },
];
