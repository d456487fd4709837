import SwiftUI
struct FaceShape: Shape {
  var mood: CGFloat
  var animatableData: CGFloat {
    get { mood }
    set { mood = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path(ellipseIn: rect)
    let eye = rect.width * 0.1
    for x in [0.32, 0.68] {
      p.addEllipse(
        in: CGRect(
          x: rect.minX + rect.width * x - eye / 2, y: rect.minY + rect.height * 0.35, width: eye, height: eye)
      )
    }
    p.move(
      to: CGPoint(x: rect.minX + rect.width * 0.28, y: rect.minY + rect.height * (0.72 - 0.08 * (mood - 0.5)))
    )
    p.addQuadCurve(
      to: CGPoint(
        x: rect.minX + rect.width * 0.72, y: rect.minY + rect.height * (0.72 - 0.08 * (mood - 0.5))),
      control: CGPoint(x: rect.midX, y: rect.minY + rect.height * (0.72 + 0.5 * (mood - 0.5))))
    return p
  }
}
struct RatingSurvey: View {
  @State private var value: Float = 50
  @State var rating: Int = 0
  @State private var bounce = false
  var body: some View {
    VStack(spacing: 40) {
      Text(value < 33 ? "Hideous" : value < 66 ? "Ok" : "Good").font(.system(.largeTitle, design: .serif))
        .fontWeight(.black).id(value < 33 ? 0 : value < 66 ? 1 : 2)
        .transition(
          .asymmetric(
            insertion: .move(edge: .trailing).combined(with: .opacity),
            removal: .move(edge: .leading).combined(with: .opacity)))
      FaceShape(mood: CGFloat(value / 100)).stroke(
        Color.black, style: StrokeStyle(lineWidth: 5, lineCap: .round)
      ).frame(width: 200, height: 200)
        .background(Circle().fill(Color(hue: Double(value) / 360, saturation: 0.6, brightness: 1)))
      Slider(
        value: $value, in: 0...100, onEditingChanged: { began in print(began) }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("100")
      ) { Text("Mood") }.accentColor(.orange).padding()
      HStack {
        ForEach(1..<6) { i in
          Image(systemName: i <= rating ? "star.fill" : "star").font(.largeTitle).foregroundColor(
            i <= rating ? .yellow : .gray
          )
          .scaleEffect(bounce && i == rating ? 1.5 : 1)
          .onTapGesture {
            rating = i
            withAnimation(.spring(response: 0.2, dampingFraction: 0.3)) { bounce = true }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { withAnimation { bounce = false } }
          }
        }
      }
    }
    .animation(.easeInOut, value: value)
  }
}
struct RatingSurvey_Previews: PreviewProvider { static var previews: some View { RatingSurvey() } }
