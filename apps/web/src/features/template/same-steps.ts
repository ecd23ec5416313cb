import type { TemplateStep } from '@crossload/contract';

/** Whether steps are the same in the same order: what is saved comes back as other objects. */
export function isSameSteps(one: readonly TemplateStep[], other: readonly TemplateStep[]): boolean {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}
