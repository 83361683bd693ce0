export { type Abuse, accountsMadeBy, findAbuse } from "./abuse";
export {
  type AccountDescription,
  type AddressAccount,
  accountsOfAddress,
  changeEmail,
  describeAccount,
  findAccounts,
  verifyAddress,
} from "./account";
export { createAccount, type NewAccount, signUp } from "./create";
export { deleteAccount } from "./delete";
export { signUpChallenge } from "./proof";
export { suspendAccount, unsuspendAccount } from "./suspend";
