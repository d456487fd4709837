import SwiftUI

struct SignaturePad: View {
  @State private var lines: [Line] = []
  @State private var pct: CGFloat = 0
  struct Line { var points: [CGPoint] = []; var color = Color.blue; var width: Double = 3 }
  var body: some View {
    VStack {
      Canvas { context, size in
        for line in lines {
          var path = Path()
          path.addLines(line.points)
          context.stroke(
            path, with: .color(line.color),
            style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
        }
        let mid = CGPoint(x: size.width / 2, y: size.height / 2)
        context.translateBy(x: mid.x, y: mid.y)
        context.rotate(by: .degrees(Double(pct) * 360))
        context.scaleBy(x: 1, y: 0.5)
        context.stroke(
          Circle().path(in: CGRect(x: -40, y: -40, width: 80, height: 80)),
          with: .conicGradient(
            Gradient(colors: [.red, .yellow, .green, .red]), center: .zero, angle: .degrees(20)), lineWidth: 6
        )
        context.concatenate(CGAffineTransform(rotationAngle: .pi / 4))
        context.drawLayer { l in
          l.addFilter(.shadow(color: .black, radius: 3, x: 2, y: 2))
          l.clip(to: Path(CGRect(x: -20, y: -20, width: 40, height: 40)), options: .inverse)
          l.fill(
            Path(roundedRect: CGRect(x: -30, y: -30, width: 60, height: 60), cornerRadius: 8),
            with: .linearGradient(
              Gradient(colors: [.mint, .blue]), startPoint: .zero, endPoint: CGPoint(x: 60, y: 60)))
        }
        if let text = Optional(context.resolve(Text("Hi").bold().foregroundColor(.red))) {
          context.draw(text, in: CGRect(origin: .zero, size: text.measure(in: size)))
          context.draw(Text("X"), at: .zero, anchor: .topLeading)
        }
        if let s = context.resolveSymbol(id: 1) { context.draw(s, at: .init(x: 60, y: 0)) }
      } symbols: {
        Image(systemName: "star.fill").foregroundStyle(.yellow).tag(1)
      }
      .frame(height: 300)
      .background(Color(UIColor.tertiarySystemFill))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { v in
            if v.translation == .zero {
              lines.append(Line(points: [v.location]))
            } else {
              lines[lines.count - 1].points.append(v.location)
            }
          })
      ZStack {
        Bezier().trim(from: 0, to: pct).stroke(
          style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 6], dashPhase: pct * 30)
        ).foregroundColor(.purple)
        Bezier().trim(from: max(pct - 0.1, 0), to: pct).stroke(
          LinearGradient(
            gradient: Gradient(colors: [.pink, .orange]), startPoint: .leading, endPoint: .trailing),
          lineWidth: 8)
        Circle().frame(width: 16, height: 16).modifier(
          FollowEffect(pct: pct, path: Bezier().path(in: CGRect(x: 0, y: 0, width: 300, height: 120))))
      }
      .frame(width: 300, height: 120)
      HStack {
        Path { p in
          p.move(to: CGPoint(x: 0, y: 50));
          p.addQuadCurve(to: CGPoint(x: 80, y: 50), control: CGPoint(x: 40, y: -20))
          p.addRelativeArc(center: CGPoint(x: 60, y: 50), radius: 20, startAngle: .zero, delta: .degrees(180))
          p.addRoundedRect(
            in: CGRect(x: 5, y: 5, width: 30, height: 20), cornerSize: CGSize(width: 4, height: 4))
          p.addEllipse(in: CGRect(x: 40, y: 0, width: 20, height: 10));
          p.addRects([CGRect(x: 0, y: 60, width: 10, height: 10)])
          p.addArc(tangent1End: CGPoint(x: 90, y: 0), tangent2End: CGPoint(x: 90, y: 80), radius: 8)
        }.stroke(Color.black, style: .init(lineWidth: 2))
        Bezier().offset(x: 5, y: 5).scale(0.8).rotation(.degrees(10)).fill(
          .teal, style: FillStyle(eoFill: true, antialiased: true))
        Circle().inset(by: 10).strokeBorder(
          AngularGradient(
            colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360)), lineWidth: 6)
        Circle().subtracting(Rectangle().offset(x: 20)).fill(.orange)
        ContainerRelativeShape().fill(.gray.opacity(0.4))
      }.frame(height: 80)
    }
    .onAppear { withAnimation(.timingCurve(0.65, 0, 0.35, 1, duration: 2).repeatForever()) { pct = 1 } }
  }
}
struct Bezier: Shape {
  func path(in r: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: r.minX, y: r.midY))
    p.addCurve(
      to: CGPoint(x: r.maxX, y: r.midY), control1: CGPoint(x: r.width * 0.25, y: r.minY - 40),
      control2: CGPoint(x: r.width * 0.75, y: r.maxY + 40))
    return p
  }
}
struct FollowEffect: GeometryEffect {
  var pct: CGFloat
  let path: Path
  var animatableData: CGFloat {
    get { pct }
    set { pct = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    let a = pct >= 1 ? 0.999 : pct
    let p = path.trimmedPath(from: a, to: a + 0.001)
    let pt = CGPoint(x: p.boundingRect.midX, y: p.boundingRect.midY)
    return ProjectionTransform(CGAffineTransform(translationX: pt.x - 150, y: pt.y - 60))
  }
}
struct SignaturePad_Previews: PreviewProvider { static var previews: some View { SignaturePad() } }
