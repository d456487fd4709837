extension SymbolTable {
  static let places = """
    house = ~home & home
    house.lodge, house.and.flag = {} & cottage
    house.slash = /~home & /home
    building = {} & location_city
    building.columns = {-47,-22 0,-46 47,-22 -47,-22;-41,-9 -27,-9;-34,-9 -34,28;-41,28 -27,28;-18.3,-9 \
    -4.3,-9;-11.3,-9 -11.3,28;-18.3,28 -4.3,28;4.3,-9 18.3,-9;11.3,-9 11.3,28;4.3,28 18.3,28;27,-9 41,-9;34,-9 \
    34,28;27,28 41,28;-50,44 50,44} & account_balance
    storefront = {} & storefront
    tent, tent.2 = {} & mdi/tent
    cross.case = {} & medical_services
    fuelpump, ev.charger = {} & local_gas_station
    map = {} & map
    location = ~near_me & near_me
    location.slash = /~near_me & near_me_disabled
    location.north = {} & navigation
    location.north.line = {} & navigation
    location.square.viewfinder = gps_fixed
    safari = {} & explore
    compass.drawing = architecture
    signpost.right, signpost.left, signpost.right.and.left = {} & signpost
    road.lanes, road.lanes.curved.left = mdi/road
    car.side = {} & directions_car
    car.2 = {} & mdi/car-connected
    car.rear.and.tire.marks = {} & minor_crash
    bus.doubledecker = {} & directions_bus
    tram, cablecar, lightrail = {} & tram
    tram.fill.tunnel, train.side.front.car, train.side.middle.car, train.side.rear.car = {} & train
    ferry, sailboat = {} & directions_boat
    bicycle = directions_bike
    scooter = electric_scooter
    moped, motorcycle = {} & two_wheeler
    truck.box, box.truck, truck.pickup.side = {} & local_shipping
    airplane = flight@90
    airplane.departure = flight_takeoff
    airplane.arrival = flight_land
    steeringwheel = mdi/steering
    wheel, tire, car.wheel = {ring 0,0 50;ring 0,0 30;dot 0,0 8}
    engine.combustion = {} & mdi/engine
    mountain.2 = {} & terrain
    light.beacon.max, light.beacon.min = {} & emergency_share
    """

  static let nature = """
    sun.max = {ring 0,0 24;0,-36 0,-50;25.5,-25.5 35.4,-35.4;36,0 50,0;25.5,25.5 35.4,35.4;0,36 0,50;\
    -25.5,25.5 -35.4,35.4;-36,0 -50,0;-25.5,-25.5 -35.4,-35.4} & {dot 0,0 24;0,-37 0,-50;26.2,-26.2 \
    35.4,-35.4;37,0 50,0;26.2,26.2 35.4,35.4;0,37 0,50;-26.2,26.2 -35.4,35.4;-37,0 -50,0;-26.2,-26.2 \
    -35.4,-35.4}
    sun.min = {ring 0,0 24;0,-38 0,-42;27,-27 29.7,-29.7;38,0 42,0;27,27 29.7,29.7;0,38 0,42;-27,27 \
    -29.7,29.7;-38,0 -42,0;-27,-27 -29.7,-29.7} & {dot 0,0 24;0,-38 0,-42;27,-27 29.7,-29.7;38,0 42,0;\
    27,27 29.7,29.7;0,38 0,42;-27,27 -29.7,29.7;-38,0 -42,0;-27,-27 -29.7,-29.7}
    sun.rain, sun.snow = {} & light_mode
    sun.and.horizon = {} & wb_twilight
    moon = ~dark_mode & dark_mode
    moon.haze, moon.dust = {} & nights_stay
    moon.zzz, bed.double.zzz, zzz, powersleep = {} & bedtime
    moonphase.first.quarter = contrast
    moonphase.full.moon, moonphase.full.moon.inverse = #!circle
    moonphase.new.moon, moonphase.new.moon.inverse = #circle
    moonphase.waning.crescent, moonphase.waxing.crescent = nightlight
    cloud, icloud = ~cloud & cloud
    cloud.slash, icloud.slash = /~cloud & cloud_off
    icloud.and.arrow.up, cloud.and.arrow.up, arrow.up.cloud = {} & cloud_upload
    icloud.and.arrow.down, cloud.and.arrow.down, arrow.down.cloud = {} & cloud_download
    checkmark.icloud, checkmark.cloud = {} & cloud_done
    xmark.icloud = ~cloud + {-12,-8 0,4 12,16;12,-8 0,4 -12,16}
    smoke = {} & foggy
    wind.snow, snow = ac_unit
    hurricane = cyclone
    tropicalstorm = storm
    thermometer, thermometer.medium, thermometer.high, thermometer.low = {} & device_thermostat
    thermometer.sun, thermometer.snowflake, thermometer.transmission = {} & device_thermostat
    leaf.arrow.triangle.circlepath = {} & compost
    microbe, allergens = {} & local_florist
    fossil = {solid 8 -46,18 -40,-12 -20,-30 8,-30 28,-12 34,18;dot 46,-2 11;slab -34,20 \
    16,14 5;slab 8,20 16,14 5}
    lizard = pest_control_rodent
    bird = {} & mdi/twitter
    ant = {} & bug_report
    aqi.low, aqi.medium, aqi.high = grain
    """
}
