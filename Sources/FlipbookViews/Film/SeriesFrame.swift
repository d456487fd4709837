import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A part of a series on its way in, there, or on its way out.
struct SeriesFrame: View {
  let entry: SeriesPlan.Entry
  let isLeaving: Bool
  let size: CGSize
  @State private var arrival = 0.0
  @State private var departure = 0.0

  var body: some View {
    entry.part.content
      .frame(width: size.width, height: size.height)
      .modifier(
        SeriesTransitionEffect(
          arrival: arrival, departure: departure, coming: entry.part.transition.kind,
          going: entry.leaving.kind, size: size)
      )
      .onAppear { change(by: entry.part.transition) { arrival = 1 } }
      .onChange(of: isLeaving, initial: true) { _, leaves in
        if leaves { change(by: entry.leaving) { departure = 1 } }
      }
  }

  private func change(by transition: FilmTransition, _ body: () -> Void) {
    guard transition.kind != .cut else { return body() }
    withAnimation(transition.curve(transition.duration), body)
  }
}

/// The appearance of a part between its comings and goings.
private struct SeriesTransitionEffect: ViewModifier {
  /// 0 before it has come, 1 when it is there.
  var arrival: Double
  /// 0 while it is there, 1 when it is gone.
  var departure: Double
  let coming: FilmTransition.Kind
  let going: FilmTransition.Kind
  let size: CGSize

  func body(content: Content) -> some View {
    content
      .clipShape(WipeShape(share: wipes ? arrival : 1, edge: edge))
      .opacity(coming == .fade ? arrival : 1)
      .offset(arrivalOffset)
      .offset(departureOffset)
  }

  private var wipes: Bool { if case .wipe = coming { true } else { false } }

  private var edge: Edge { if case .wipe(let edge) = coming { edge } else { .leading } }

  private var arrivalOffset: CGSize {
    switch coming {
    case .push(let edge), .cover(let edge): Self.way(from: edge, size, 1 - arrival)
    case .cut, .fade, .wipe: .zero
    }
  }

  private var departureOffset: CGSize {
    if case .push(let edge) = going { Self.way(from: edge, size, -departure) } else { .zero }
  }

  /// How far a part is off on the side of an edge.
  private static func way(from edge: Edge, _ size: CGSize, _ share: Double) -> CGSize {
    switch edge {
    case .leading: CGSize(width: -size.width * share, height: 0)
    case .trailing: CGSize(width: size.width * share, height: 0)
    case .top: CGSize(width: 0, height: -size.height * share)
    case .bottom: CGSize(width: 0, height: size.height * share)
    }
  }
}

/// A share of a rectangle, from an edge on.
private struct WipeShape: Shape {
  var share: Double
  let edge: Edge

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    guard share < 1 else { return Path(rect.insetBy(dx: -1e4, dy: -1e4)) }
    let (width, height) = (rect.width * share, rect.height * share)
    switch edge {
    case .leading: return Path(CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    case .trailing: return Path(CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
    case .top: return Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
    case .bottom: return Path(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
  }
}
