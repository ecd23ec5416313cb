import { TemplateScreen } from '../features/template/template-screen.tsx';

/** The Templates screen (PLAN.md, TPL-04). */
export function TemplatesPage() {
	return <TemplateScreen />;
}
