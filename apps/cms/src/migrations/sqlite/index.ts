import * as migration_20261127_064410_baseline from './20261127_064410_baseline.ts';
import * as migration_20261127_064500_dates_of_old_messages from './20261127_064500_dates_of_old_messages.ts';

export const migrations = [
  {
    up: migration_20261127_064410_baseline.up,
    down: migration_20261127_064410_baseline.down,
    name: '20261127_064410_baseline',
  },
  {
    up: migration_20261127_064500_dates_of_old_messages.up,
    down: migration_20261127_064500_dates_of_old_messages.down,
    name: '20261127_064500_dates_of_old_messages'
  },
];
