import Foundation

/// Takes one way of handing a value on after the other.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// Takes one way.
  public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R
  where R.Item == Item { representation }
  /// Takes the only way.
  public static func buildBlock<R: TransferRepresentation>(_ representation: R) -> R { representation }
  /// Takes the first of two ways; the other is dropped, as nothing is handed on.
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(_ a: A, _ b: B) -> A {
    a
  }
  /// Takes the first of three ways; the others are dropped, as nothing is handed on.
  public static func buildBlock<
    A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation
  >(_ a: A, _ b: B, _ c: C) -> A { a }
}
