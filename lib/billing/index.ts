export { startCheckout } from "./checkout";
export { type Billing, catchUp, describeBilling } from "./describe";
export { endBilling } from "./end";
export { changePlan } from "./plan";
export { openPortal } from "./portal";
export { receiveEvent, syncCustomers, syncSubscription } from "./sync";
