import * as migration_20261121_095536_initial_schema from './20261121_095536_initial_schema.ts';
import * as migration_20261121_102030_nothing_changed from './20261121_102030_nothing_changed.ts';

export const migrations = [
  {
    up: migration_20261121_095536_initial_schema.up,
    down: migration_20261121_095536_initial_schema.down,
    name: '20261121_095536_initial_schema',
  },
  {
    up: migration_20261121_102030_nothing_changed.up,
    down: migration_20261121_102030_nothing_changed.down,
    name: '20261121_102030_nothing_changed'
  },
];
