import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view with a bar, over which further views can be pushed.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  var path: NavigationContext.Path?
  @Environment(\.joinsStack) private var joinsStack
  @Environment(\.stackValues) private var outerValues
  @State private var nesting = StackNesting()

  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Makes a stack.
  /// - Parameter path: The values that are shown over the root, kept by the scene.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationContext.Path(
      get: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

  /// Makes a stack.
  /// - Parameter path: The values that are shown over the root, kept by the scene.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationContext.Path(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      removeLast: {
        let values = path.wrappedValue
        if !values.isEmpty { path.wrappedValue = Data(values.dropLast()) }
      })
  }

  /// The root and the views pushed over it, under a bar. On a page of another stack, without a path of its own or with
  /// that of the stack around, it is a part of that: it has no bar, and its links push in the stack around.
  public var body: some View {
    let values = path?.get()
    if joinsStack, path == nil || nesting.isSame(values, as: outerValues) {
      VStack { root }.frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      NavigationContainer(
        root: root.modifier(TakesOuterSearch()).modifier(TakesOuterToolbar()), path: path,
        values: values ?? []
      )
      .environment(\.joinsStack, true)
      .environment(\.shortensTitles, true)
      .environment(\.stackValues, values)
      .coveredAsWindow()
    }
  }
}
