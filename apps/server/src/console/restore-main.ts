import { readConfig } from '../config.ts';
import { runCommand } from './command.ts';
import { restoreCommand } from './restore-command.ts';

runCommand((args) => restoreCommand(readConfig(process.env), args, new Date()));
