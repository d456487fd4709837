/// A value that is no view, such as a style, yet whose dynamic properties are connected when a view stores it.
public protocol _DynamicPropertyOwner {}
