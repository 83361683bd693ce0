export { getUsage, type MonthlyUsage, usageHistory } from "./usage";
