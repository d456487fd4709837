/// The modifiers whose changes of transactions count for a view.
package struct TransactionOrigin {
  package var scope: TransactionScope?
}
