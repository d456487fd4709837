/// The scenes of the articles on canvases and on animatable data.
extension ListingScenes {
  static let canvas = """
    import SwiftUI

    extension CGPoint {
      static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
      static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    }

    struct Plate: View {
      var body: some View {
        Canvas { context, size in
          let rect = CGRect(origin: .zero, size: size).insetBy(dx: 25, dy: 25)
          let path = Path(roundedRect: rect, cornerRadius: 35.0)
          let gradient = Gradient(colors: [.green, .blue])
          context.stroke(path, with: .color(.blue), lineWidth: 25)
          context.fill(
            path,
            with: .linearGradient(
              gradient, startPoint: rect.origin, endPoint: CGPoint(x: rect.maxX, y: rect.maxY)))
        }
      }
    }

    struct GradientWords: View {
      var body: some View {
        Canvas { context, size in
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          var words = context.resolve(Text("Good morning").font(Font.custom("Inter", size: 36)))
          let start = CGPoint(x: (size.width - words.measure(in: size).width) / 2.0, y: 0)
          words.shading = .linearGradient(
            Gradient(colors: [.green, .blue]), startPoint: start,
            endPoint: CGPoint(x: size.width - start.x, y: 0))
          context.draw(words, at: middle, anchor: .center)
        }
      }
    }

    func drawCards(_ context: GraphicsContext) {
      let cards = (0..<3).map { context.resolveSymbol(id: $0)! }
      for step in 0..<4 {
        context.draw(
          cards[step % 3], at: .init(x: 10 + 20 * step, y: 10 + 10 * step), anchor: .topLeading)
      }
    }

    struct WrittenCards: View {
      var body: some View {
        Canvas { context, size in
          drawCards(context)
        } symbols: {
          RoundedRectangle(cornerRadius: 10.0).fill(.cyan).frame(width: 100, height: 50).tag(0)
          RoundedRectangle(cornerRadius: 10.0).fill(.blue).frame(width: 100, height: 50).tag(1)
          RoundedRectangle(cornerRadius: 10.0).fill(.indigo).frame(width: 100, height: 50).tag(2)
        }
      }
    }

    struct LoopedCards: View {
      let colors: [Color] = [.cyan, .blue, .indigo]
      var body: some View {
        Canvas { context, size in
          drawCards(context)
        } symbols: {
          ForEach(Array(colors.enumerated()), id: \\.0) { n, c in
            RoundedRectangle(cornerRadius: 10.0).fill(c).frame(width: 100, height: 50).tag(n)
          }
        }
      }
    }

    struct SpinningSymbol: View {
      var body: some View {
        Canvas { context, size in
          let symbol = context.resolveSymbol(id: 1)!
          context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
        } symbols: {
          Spinner().tag(1)
        }
      }
    }

    struct Spinner: View {
      @State private var rests = true
      var body: some View {
        Text("A").font(.custom("Inter", size: 72))
          .rotationEffect(.degrees(rests ? 0 : 360))
          .onAppear {
            withAnimation(.linear(duration: 1.0).repeatForever(autoreverses: false)) { rests.toggle() }
          }
      }
    }

    // Three houses, of which only the one in the middle is blurred, in three ways.

    func houses(
      _ context: inout GraphicsContext, _ size: CGSize,
      blurred: (inout GraphicsContext, (GraphicsContext) -> Void) -> Void
    ) {
      context.scaleBy(x: 4, y: 4)
      let middle = CGPoint(x: size.width / 8, y: size.height / 8)
      var house = context.resolve(Image(systemName: "house.fill"))
      house.shading = .color(.red)
      context.draw(house, at: middle - CGPoint(x: house.size.width, y: 0), anchor: .center)
      house.shading = .color(.blue)
      context.draw(house, at: middle + CGPoint(x: house.size.width, y: 0), anchor: .center)
      house.shading = .color(.green)
      blurred(&context) { [house] in $0.draw(house, at: middle, anchor: .center) }
    }

    struct BlurLast: View {
      var body: some View {
        Canvas { context, size in
          houses(&context, size) { context, draw in
            context.addFilter(.blur(radius: 1.0, options: .dithersResult), options: .linearColor)
            draw(context)
          }
        }
      }
    }

    struct BlurCopy: View {
      var body: some View {
        Canvas { context, size in
          houses(&context, size) { context, draw in
            var copy = context
            copy.addFilter(.blur(radius: 1.0, options: .dithersResult), options: .linearColor)
            draw(copy)
          }
        }
      }
    }

    struct BlurLayer: View {
      var body: some View {
        Canvas { context, size in
          houses(&context, size) { context, draw in
            context.drawLayer { layer in
              layer.addFilter(.blur(radius: 1.0, options: .dithersResult), options: .linearColor)
              draw(layer)
            }
          }
        }
      }
    }

    struct QuartzCode: View {
      var body: some View {
        Canvas { context, size in
          context.withCGContext { quartz in
            quartz.setFillColor(UIColor.red.cgColor)
            quartz.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
          }
        }
      }
    }

    struct Clock: View {
      var body: some View {
        ZStack {
          Circle().stroke()
          TimelineView(.animation(minimumInterval: 0.06)) { timeline in
            Rectangle().frame(width: 2)
              .rotationEffect(.degrees(timeline.date.timeIntervalSinceReferenceDate * 6))
          }
        }
      }
    }

    struct Diamond: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          let corners: [CGPoint] = [
            .init(x: rect.midX, y: 0), .init(x: rect.maxX, y: rect.midY), .init(x: rect.midX, y: rect.maxY),
          ]
          $0.move(to: CGPoint(x: 0, y: rect.midY))
          $0.addLines(corners)
        }
      }
    }

    struct Outlines: View {
      var body: some View {
        Canvas { context, size in
          let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
          let paths = [
            Path(roundedRect: rect, cornerSize: CGSize(width: 10, height: 50), style: .continuous),
            Path(CGPath(ellipseIn: rect, transform: nil)), Circle().path(in: rect), Diamond().path(in: rect),
          ]
          for path in paths { context.fill(path, with: .color(.orange)) }
        }
      }
    }
    """

  static let animatable = """
    import SwiftUI
    import enum Accelerate.vDSP

    struct CornerDemo: View {
      @State private var corner: CGFloat = 0.0

      var body: some View {
        VStack(spacing: 50) {
          Picker("Shape", selection: $corner) {
            Text("Triangle").tag(CGFloat(200))
            Text("Trapezium").tag(CGFloat(100))
            Text("Square").tag(CGFloat(0))
          }.pickerStyle(.segmented)
          CornerShape(corner: corner)
            .frame(width: 200, height: 200)
            .animation(.easeIn, value: corner)
        }.padding()
      }
    }

    struct CornerShape: Shape {
      var corner: CGFloat = 0.0

      var animatableData: CGFloat {
        get { corner }
        set { corner = newValue }
      }

      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: corner, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        path.closeSubpath()
        return path
      }
    }

    struct BlobDemo: View {
      @State private var x: CGFloat = 0.0
      @State private var y: CGFloat = 0.0

      var body: some View {
        Button("Animate") {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.2)) {
            x = x == 60 ? 0 : 60
            y = y == 90 ? 0 : 90
          }
        }
        Blob(x: x, y: y).fill().frame(height: 500).padding()
      }
    }

    struct Blob: Shape {
      var x: CGFloat = 0.0
      var y: CGFloat = 0.0

      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set {
          x = newValue.first
          y = newValue.second
        }
      }

      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: 0))
        path.addCurve(
          to: CGPoint(x: rect.midX, y: rect.height), control1: CGPoint(x: rect.width + x, y: 0),
          control2: CGPoint(x: rect.width, y: rect.height - y))
        path.addCurve(
          to: CGPoint(x: rect.midX, y: 0), control1: CGPoint(x: -x, y: rect.height),
          control2: CGPoint(x: 0, y: y))
        return path
      }
    }

    struct Samples: VectorArithmetic {
      static var zero = Samples(values: [0.0])

      static func + (lhs: Samples, rhs: Samples) -> Samples {
        let count = min(lhs.values.count, rhs.values.count)
        return Samples(values: vDSP.add(lhs.values[0..<count], rhs.values[0..<count]))
      }

      static func += (lhs: inout Samples, rhs: Samples) {
        let count = min(lhs.values.count, rhs.values.count)
        vDSP.add(lhs.values[0..<count], rhs.values[0..<count], result: &lhs.values[0..<count])
      }

      static func - (lhs: Samples, rhs: Samples) -> Samples {
        let count = min(lhs.values.count, rhs.values.count)
        return Samples(values: vDSP.subtract(lhs.values[0..<count], rhs.values[0..<count]))
      }

      static func -= (lhs: inout Samples, rhs: Samples) {
        let count = min(lhs.values.count, rhs.values.count)
        vDSP.subtract(lhs.values[0..<count], rhs.values[0..<count], result: &lhs.values[0..<count])
      }

      var values: [Double]

      mutating func scale(by rhs: Double) { values = vDSP.multiply(rhs, values) }

      var magnitudeSquared: Double { vDSP.sum(vDSP.multiply(values, values)) }
    }

    struct ChartLine: Shape {
      var samples: Samples

      var animatableData: Samples {
        get { samples }
        set { samples = newValue }
      }

      func path(in rect: CGRect) -> Path {
        Path { path in
          let step = rect.width / CGFloat(samples.values.count)
          path.move(to: .zero)
          for (index, value) in samples.values.enumerated() {
            path.addLine(to: CGPoint(x: CGFloat(index + 1) * step, y: CGFloat(value)))
          }
        }
      }
    }

    struct ChartDemo: View {
      @State private var samples: Samples = .zero

      var body: some View {
        ChartLine(samples: samples)
          .stroke(Color.red)
          .animation(.easeInOut.repeatForever(), value: samples)
          .padding()
          .onAppear { self.samples = Samples(values: [50, 100, 75, 100]) }
      }
    }
    """
}
