/**
 * Stands in for TypeBox in the browser's build. The web app calls by a call's method and path, and is typed by its schemas;
 * what is on the wire is validated by the server alone. So the browser neither fetches nor builds schemas.
 */

const NO_SCHEMA = {};

const noSchema = () => NO_SCHEMA;

export {
	noSchema as Array,
	noSchema as Boolean,
	noSchema as Enum,
	noSchema as Integer,
	noSchema as Object,
	noSchema as Optional,
	noSchema as String,
	noSchema as Union,
	noSchema as Unknown,
	noSchema as Unsafe,
};
