// swift-format-ignore-file
import SwiftUI

struct WeatherRow: View {
    var day: String, icon: String, temperature: Int
    var body: some View {
        VStack {
            Text(day).font(.system(size: 16, weight: .medium, design: .default)).foregroundColor(.white)
            Image(systemName: icon).renderingMode(.original).resizable().aspectRatio(contentMode: .fit).frame(width: 40, height: 40)
            Text("\(temperature)°").font(.system(size: 28, weight: .medium)).foregroundColor(.white)
        }
    }
}

struct WeatherSceneView: View {
    @State private var isNight = false
    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]), startPoint: .topLeading, endPoint: .bottomTrailing)
                .edgesIgnoringSafeArea(.all)
            VStack {
                Text("Cupertino, CA").font(.system(size: 32, weight: .medium, design: .default)).foregroundColor(.white).padding()
                HStack(spacing: 20) {
                    WeatherRow(day: "TUE", icon: "cloud.sun.fill", temperature: 74)
                    WeatherRow(day: "WED", icon: "wind.snow", temperature: 55)
                    WeatherRow(day: "THU", icon: "sunset.fill", temperature: 60)
                    WeatherRow(day: "FRI", icon: "cloud.bolt.rain.fill", temperature: 60)
                }
                Spacer()
                Button {
                    withAnimation(.easeInOut(duration: 1)) { isNight.toggle() }
                } label: {
                    Text("Change Day Time").frame(width: 280, height: 50).background(Color.white).font(.system(size: 20, weight: .bold, design: .default)).cornerRadius(10)
                }
                Spacer()
            }
        }
    }
}
