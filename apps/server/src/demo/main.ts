import { keepCompiledModules } from '../compiled-modules.ts';

keepCompiledModules();
await import('./start.ts');
