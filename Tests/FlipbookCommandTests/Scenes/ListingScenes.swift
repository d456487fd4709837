/// Scenes that use the interfaces of the articles Flipbook was begun with: geometry effects, delayed work items,
/// canvases and animatable data.
enum ListingScenes {
  static let geometry = """
    import SwiftUI

    struct SlideEffect: GeometryEffect {
      var offset: CGSize

      var animatableData: CGSize.AnimatableData {
        get { CGSize.AnimatableData(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
      }

      public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
      }
    }

    struct SkewEffect: GeometryEffect {
      var offset: CGFloat
      var skew: CGFloat

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: skew, d: 1, tx: offset, ty: 0))
      }
    }

    public extension View {
      func slide(x: CGFloat, y: CGFloat) -> some View {
        modifier(SlideEffect(offset: CGSize(width: x, height: y)))
      }
    }

    struct TurnEffect: GeometryEffect {
      @Binding var showsBack: Bool
      var degrees: Double
      let axis: (CGFloat, CGFloat)

      var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        DispatchQueue.main.async {
          self.showsBack = self.degrees >= 90 && self.degrees < 270
        }
        var map = CATransform3DIdentity
        map.m34 = -1 / max(size.width, size.height)
        map = CATransform3DRotate(map, CGFloat(Angle.degrees(degrees).radians), axis.0, axis.1, 0)
        map = CATransform3DTranslate(map, -size.width / 2, -size.height / 2, 0)
        let back = ProjectionTransform(
          CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(map).concatenating(back)
      }
    }

    struct TurningCard: View {
      @State private var showsBack = false
      @State private var turns = false
      @State private var number = 0

      var body: some View {
        let back = Binding<Bool>(get: { self.showsBack }, set: { self.turn(to: $0) })
        return VStack {
          Spacer()
          Image(showsBack ? "back" : "face-\\(number)").resizable()
            .frame(width: 120, height: 180)
            .modifier(TurnEffect(showsBack: back, degrees: turns ? 360 : 0, axis: (x: 1, y: 5)))
            .slide(x: turns ? 10 : 0, y: 0)
            .modifier(SkewEffect(offset: 0, skew: 0.1))
            .onAppear {
              withAnimation(Animation.linear(duration: 4.0).repeatForever(autoreverses: false)) {
                self.turns = true
              }
            }
          Spacer()
        }
      }

      func turn(to back: Bool) {
        if showsBack != back && !showsBack { number = (number + 1) % 3 }
        showsBack = back
      }
    }

    struct EightShape: Shape {
      func path(in rect: CGRect) -> Path { EightShape.eight(in: rect) }

      static func eight(in rect: CGRect) -> Path {
        let (w, h) = (rect.width, rect.height)
        var path = Path()
        path.move(to: CGPoint(x: w / 2, y: h / 2))
        path.addCurve(
          to: CGPoint(x: w / 2, y: h / 2), control1: CGPoint(x: w, y: -h / 3),
          control2: CGPoint(x: w, y: h * 4 / 3))
        path.addCurve(
          to: CGPoint(x: w / 2, y: h / 2), control1: CGPoint(x: 0, y: -h / 3),
          control2: CGPoint(x: 0, y: h * 4 / 3))
        return path
      }
    }

    struct AlongPath: GeometryEffect {
      var share: CGFloat
      let path: Path

      var animatableData: CGFloat {
        get { share }
        set { share = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        let (before, here) = (point(share - 0.01), point(share))
        let (x, y) = (here.x - before.x, here.y - before.y)
        let angle = x > 0 ? atan(y / x) : atan(y / x) - CGFloat.pi
        return ProjectionTransform(
          CGAffineTransform(translationX: before.x, y: before.y).rotated(by: angle))
      }

      func point(_ share: CGFloat) -> CGPoint {
        let start = share > 1 ? 0 : share < 0 ? 0.999 : min(share, 0.999)
        let piece = path.trimmedPath(from: start, to: start + 0.001)
        return CGPoint(x: piece.boundingRect.midX, y: piece.boundingRect.midY)
      }
    }

    struct FlyingPlane: View {
      @State private var flies = false

      var body: some View {
        GeometryReader { proxy in
          ZStack(alignment: .topLeading) {
            EightShape()
              .stroke(
                Color.green,
                style: StrokeStyle(
                  lineWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 0, dash: [7, 7], dashPhase: 0))
              .frame(width: proxy.size.width, height: 300)
            Image(systemName: "airplane").resizable().foregroundColor(Color.red)
              .frame(width: 50, height: 50).offset(x: -25, y: -25)
              .modifier(
                AlongPath(
                  share: self.flies ? 1 : 0,
                  path: EightShape.eight(in: CGRect(x: 0, y: 0, width: proxy.size.width, height: 300))))
              .onAppear {
                withAnimation(Animation.linear(duration: 4.0).repeatForever(autoreverses: false)) {
                  self.flies.toggle()
                }
              }
          }
          .frame(alignment: .topLeading)
        }
        .padding(20)
      }
    }

    struct Sway: GeometryEffect {
      var x: CGFloat = 0

      var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
      }
    }

    struct LeftEdge: View {
      var body: some View {
        GeometryReader { proxy in
          Text("x = \\(proxy.frame(in: .global).minX, specifier: "%.0f")").foregroundColor(.white)
        }
      }
    }

    struct SwayingBars: View {
      @State private var sways = false

      var body: some View {
        VStack {
          RoundedRectangle(cornerRadius: 5).foregroundColor(.green).frame(width: 200, height: 40)
            .overlay(LeftEdge())
            .modifier(Sway(x: sways ? -10 : 10))
          RoundedRectangle(cornerRadius: 5).foregroundColor(.orange).frame(width: 200, height: 40)
            .overlay(LeftEdge())
            .modifier(Sway(x: sways ? -10 : 10).ignoredByLayout())
        }
        .onAppear {
          withAnimation(Animation.easeInOut(duration: 1.0).repeatForever()) { self.sways = true }
        }
      }
    }
    """

  static let board = """
    import SwiftUI

    struct Tile: Identifiable, CustomStringConvertible {
      typealias Cell = (Int, Int)
      let id: Int
      var number: Int
      var at: Cell
      func index(columns: Int) -> Int { self.at.0 * columns + self.at.1 }
      var description: String { "tile \\(id): \\(number) at (\\(at.0), \\(at.1))" }
    }

    struct TileFace: View {
      var number: Int?
      var side: CGFloat
      var opacity: Double
      var body: some View { Rectangle().frame(width: side, height: side) }
    }

    struct PoppingTile: View {
      var number: Int?
      var side: CGFloat
      @State private var shown: Int?
      @State private var opacity: Double = 1
      @State private var scale: CGFloat = 1

      init(number: Int? = nil, side: CGFloat) {
        self.number = number
        self.side = side
      }

      var body: some View {
        TileFace(number: shown, side: side, opacity: opacity)
          .scaleEffect(scale)
          .onChange(of: number, perform: { value in
            let grow = DispatchWorkItem {
              shown = value
              opacity = 0
              scale = 1
              withAnimation(.linear(duration: 0.2)) {
                opacity = 1
                scale = 1.2
              }
            }
            let shrink = DispatchWorkItem {
              withAnimation(.linear(duration: 0.2)) { scale = 1 }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: grow)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: shrink)
          })
          .onAppear(perform: { shown = number })
      }
    }

    struct TileBoard: View {
      @State private var tiles = [
        Tile(id: 1, number: 2, at: (0, 0)), Tile(id: 2, number: 2, at: (3, 0)),
      ]
      let columns = 4
      let side: CGFloat = 80

      func tile(number: Int, at cell: Tile.Cell) -> some View {
        let offset = CGPoint(x: CGFloat(cell.1) * side, y: CGFloat(cell.0) * side)
        return PoppingTile(number: number, side: side)
          .offset(x: offset.x, y: offset.y)
          .transition(
            .asymmetric(
              insertion: .scale(
                scale: 0, anchor: UnitPoint(x: offset.x / side + 0.5, y: offset.y / side + 0.5)
              )
              .animation(.linear(duration: 0.4).delay(0.3)),
              removal: .opacity.animation(nil)))
      }

      var body: some View {
        ZStack(alignment: .topLeading) {
          ForEach(tiles) { entry in
            tile(number: entry.number, at: entry.at)
              .zIndex(Double(entry.number))
              .animation(.linear(duration: 0.3), value: entry.index(columns: columns))
          }
        }
        .frame(width: 320, height: 320, alignment: .topLeading)
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            tiles[1].at = (0, 0)
            tiles[0].number = 4
            tiles.append(Tile(id: 3, number: 2, at: (2, 2)))
          }
        }
      }
    }
    """
}
